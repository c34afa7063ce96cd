"""Writes down what is said in a recording, by Whisper base.

Started with one argument, a JSON object: `site` (where the packages lie), `model` (the model's folder), `file` (16 kHz, mono,
signed 16 bit), `language` (a code of the model's, or '' where nobody knows), `from` (seconds that were heard before).
It prints one JSON object a line: {"language": code} once, or {"language": null} where it cannot tell; then for each stretch
of speech {"start", "end", "text", "words": [{"w", "s", "e", "p"}], "noSpeech", "logProb", "compression"}, all times in seconds
of the whole file; at its end {"heard": seconds}. Nothing is fetched from anywhere.
"""

import json
import os
import sys
from types import ModuleType

RATE = 16_000
# As much as is looked at in one go: memory stays the same, however long the recording is.
WINDOW_S = 600
LONGEST_S = 28
SURE = 0.7


def say(line):
    print(json.dumps(line, ensure_ascii=False), flush=True)


def load(job):
    os.environ["HF_HUB_OFFLINE"] = "1"
    os.environ["OMP_NUM_THREADS"] = "1"
    sys.path.insert(0, job["site"])
    # Decoding sound and fetching models are not done here: the packages for it are not installed.
    for name in ("av", "huggingface_hub"):
        sys.modules[name] = ModuleType(name)
    from faster_whisper import WhisperModel

    return WhisperModel(job["model"], device="cpu", compute_type="int8", cpu_threads=1, local_files_only=True)


def marks_in(sound):
    from faster_whisper.vad import VadOptions, get_speech_timestamps

    options = VadOptions(min_silence_duration_ms=700, max_speech_duration_s=LONGEST_S)
    return [(mark["start"], mark["end"]) for mark in get_speech_timestamps(sound, options, RATE)]


def stretches(samples, begin):
    """Each stretch of speech, as (start, end) in samples; one that a window cuts is heard with the next window."""
    import numpy

    while begin < len(samples):
        end = min(len(samples), begin + WINDOW_S * RATE)
        sound = samples[begin:end].astype(numpy.float32) / 32_768
        marks = marks_in(sound)
        is_last = end == len(samples)
        next_begin = end
        if marks and not is_last and marks[-1][1] > len(sound) - RATE:
            cut = marks.pop()
            # A stretch as long as the window is taken as it is, so that there is an end.
            if cut[0] > 0:
                next_begin = begin + cut[0]
            else:
                marks.append(cut)
        for start, stop in marks:
            yield begin + start, begin + stop, sound[start:stop]
        begin = next_begin


def heard_in(model, language, start, sound):
    segments, _ = model.transcribe(
        sound,
        language=language,
        beam_size=5,
        temperature=0,
        condition_on_previous_text=False,
        word_timestamps=True,
    )
    for segment in segments:
        words = [
            {"w": word.word, "s": round(start + word.start, 2), "e": round(start + word.end, 2), "p": round(word.probability, 3)}
            for word in segment.words or []
        ]
        yield {
            "start": round(start + max(0.0, segment.start), 2),
            "end": round(start + segment.end, 2),
            "text": segment.text.strip(),
            "words": words,
            "noSpeech": segment.no_speech_prob,
            "logProb": segment.avg_logprob,
            "compression": segment.compression_ratio,
        }


def language_of(model, job, sound):
    if job["language"]:
        return job["language"]
    language, probability, _ = model.detect_language(audio=sound[: 30 * RATE])
    return language if probability >= SURE else None


def main():
    job = json.loads(sys.argv[1])
    model = load(job)
    import numpy

    samples = numpy.memmap(job["file"], dtype="<i2", mode="r") if os.path.getsize(job["file"]) > 0 else numpy.zeros(0, "<i2")
    language = None
    is_said = False
    for start, _, sound in stretches(samples, int(job["from"] * RATE)):
        if not is_said:
            language = language_of(model, job, sound)
            say({"language": language})
            is_said = True
        if language is None:
            break
        for line in heard_in(model, language, start / RATE, sound):
            say(line)
    say({"heard": round(len(samples) / RATE, 2)})


main()
