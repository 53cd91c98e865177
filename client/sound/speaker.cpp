#include "client/sound/speaker.hpp"

#include <AL/al.h>
#include <AL/alc.h>
#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace taiji::sound {
namespace {

constexpr std::size_t kVoices = 12;
// Hard to one side is unpleasant under headphones.
constexpr double kWidest = 0.75;

using SetDevice = void(ALC_APIENTRY*)(ALCdevice*);

std::size_t index_of(motion::Sound which) {
    return static_cast<std::size_t>(which);
}

void say_nothing(const char*, int, const char*, int, const char*, ...) {}

/// ALSA, which OpenAL loads, tells many lines about a missing device; open() tells one.
void hush_alsa() {
    using Handler = void (*)(const char*, int, const char*, int, const char*, ...);
    using SetHandler = int (*)(Handler);
    void* library = dlopen("libasound.so.2", RTLD_NOW);
    if (library == nullptr) return;
    const auto set = reinterpret_cast<SetHandler>(dlsym(library, "snd_lib_error_set_handler"));
    if (set != nullptr) set(say_nothing);
}

}  // namespace

struct Speaker::State {
    ALCdevice* device = nullptr;
    ALCcontext* context = nullptr;
    SetDevice pause = nullptr;  ///< where the library can
    SetDevice resume = nullptr;
    bool resting = false;
    std::array<ALuint, kVoices> sources{};
    std::size_t next = 0;
    std::array<ALuint, kSoundCount> buffers{};  ///< 0: not made yet

    ~State() {
        if (context != nullptr) {
            alDeleteSources(static_cast<ALsizei>(sources.size()), sources.data());
            alDeleteBuffers(static_cast<ALsizei>(buffers.size()), buffers.data());
            alcMakeContextCurrent(nullptr);
            alcDestroyContext(context);
        }
        if (device != nullptr) alcCloseDevice(device);
    }
};

Speaker::Speaker(std::unique_ptr<State> state) : state_(std::move(state)) {}
Speaker::~Speaker() = default;

Result<std::unique_ptr<Speaker>> Speaker::open() {
    hush_alsa();
    auto state = std::make_unique<State>();
    state->device = alcOpenDevice(nullptr);
    if (state->device == nullptr) return fail("no sound device is there; the game is silent");
    state->context = alcCreateContext(state->device, nullptr);
    if (state->context == nullptr || alcMakeContextCurrent(state->context) == ALC_FALSE) {
        return fail("the sound device cannot be used (OpenAL error {:#x}); the game is silent",
                    alcGetError(state->device));
    }
    alGenSources(static_cast<ALsizei>(state->sources.size()), state->sources.data());
    if (const ALenum error = alGetError(); error != AL_NO_ERROR) {
        return fail("the sound device has no voices (OpenAL error {:#x}); the game is silent",
                    error);
    }
    for (const ALuint source : state->sources) {
        alSourcei(source, AL_SOURCE_RELATIVE, AL_TRUE);
        alSourcef(source, AL_ROLLOFF_FACTOR, 0.0F);
    }
    if (alcIsExtensionPresent(state->device, "ALC_SOFT_pause_device") == ALC_TRUE) {
        state->pause =
            reinterpret_cast<SetDevice>(alcGetProcAddress(state->device, "alcDevicePauseSOFT"));
        state->resume =
            reinterpret_cast<SetDevice>(alcGetProcAddress(state->device, "alcDeviceResumeSOFT"));
    }
    return std::unique_ptr<Speaker>(new Speaker(std::move(state)));
}

std::string Speaker::name() const {
    const ALCchar* name = alcGetString(state_->device, ALC_DEVICE_SPECIFIER);
    return name != nullptr ? name : "";
}

void Speaker::set_gain(double gain) {
    alListenerf(AL_GAIN, static_cast<float>(std::clamp(gain, 0.0, 1.0)));
}

void Speaker::prepare(motion::Sound which) {
    ALuint& buffer = state_->buffers[index_of(which)];
    if (buffer != 0) return;
    const Signal signal = make_sound(which);
    std::vector<std::int16_t> samples(signal.size());
    std::transform(signal.begin(), signal.end(), samples.begin(), [](float s) {
        return static_cast<std::int16_t>(std::lround(double{s} * 32767.0));
    });
    alGenBuffers(1, &buffer);
    alBufferData(buffer, AL_FORMAT_MONO16, samples.data(),
                 static_cast<ALsizei>(samples.size() * sizeof(samples[0])), kSampleRate);
}

void Speaker::play(const Voice& voice) {
    prepare(voice.sound);
    if (state_->resting && state_->resume != nullptr) state_->resume(state_->device);
    state_->resting = false;
    const ALuint source = state_->sources[state_->next++ % kVoices];
    alSourceStop(source);
    alSourcei(source, AL_BUFFER, static_cast<ALint>(state_->buffers[index_of(voice.sound)]));
    alSourcef(source, AL_GAIN, static_cast<float>(std::clamp(voice.gain, 0.0, 1.0)));
    const double x = std::clamp(voice.pan, -1.0, 1.0) * kWidest;
    alSource3f(source, AL_POSITION, static_cast<float>(x), 0.0F,
               static_cast<float>(-std::sqrt(1.0 - x * x)));
    alSourcePlay(source);
}

bool Speaker::is_playing() const {
    return std::any_of(state_->sources.begin(), state_->sources.end(), [](ALuint source) {
        ALint now = AL_STOPPED;
        alGetSourcei(source, AL_SOURCE_STATE, &now);
        return now == AL_PLAYING;
    });
}

void Speaker::rest() {
    if (state_->resting || state_->pause == nullptr) return;
    state_->pause(state_->device);
    state_->resting = true;
}

}  // namespace taiji::sound
