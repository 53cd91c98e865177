# Runs one fuzz target for a fixed number of inputs. libFuzzer writes into the first folder it is given, so that is a
# scratch folder, emptied before.
file(GLOB seeds "${CORPUS}/*")
if(NOT seeds)
  message(FATAL_ERROR "no seed corpus in ${CORPUS}")
endif()
file(REMOVE_RECURSE "${SCRATCH}")
file(MAKE_DIRECTORY "${SCRATCH}/found")
execute_process(
  COMMAND "${PROGRAM}" -seed=1 -runs=${RUNS} -timeout=10 -rss_limit_mb=2500 -print_final_stats=1
    "-artifact_prefix=${SCRATCH}/" "-dict=${DICTIONARY}" "${SCRATCH}/found" "${CORPUS}"
  RESULT_VARIABLE result)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "${PROGRAM} failed (${result}); the input lies in ${SCRATCH}")
endif()
