#!/bin/sh
# An engine that does something wrong once it is told to go: fake_engine.sh FAULT [LOG]
# Writes what it was told into the file LOG.
while read -r line; do
    [ -n "$2" ] && echo "$line" >> "$2"
    case $line in
        uci) echo "id name Fake"; echo uciok ;;
        isready) echo readyok ;;
        quit) [ "$1" = deaf ] || exit 0 ;;
        stop) [ "$1" = patient ] && echo "bestmove Cw3n1-w3n2" ;;
        go*)
            case $1 in
                dies) exit 1 ;;
                illegal) echo "bestmove Aw4n1-e4" ;;
                nonsense) echo "hello"; echo "info depth x"; echo "bestmove <<x y z>>" ;;
                nothing) echo "bestmove (none)" ;;
                empty) echo "bestmove" ;;
                floods) while echo "info string still thinking about it"; do :; done ;;
                good) echo "info depth 1"; echo "bestmove Cw3n1-w3n2 ponder Ce3n1-e3n2" ;;
            esac ;;
    esac
done
# A deaf one does not even notice that nobody talks to it any more.
[ "$1" = deaf ] && exec sleep 600
exit 0
