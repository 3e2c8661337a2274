// @ts-check
// Plain JavaScript, because a process is started from a file: the same one from source and when built.
import sharp from "sharp";

/** @typedef {import("./picture-process.ts").PictureJobs} Jobs */

// No picture is shrunk twice, so the cache of libvips would waste memory.
sharp.cache(false);

const jobs = { shrink, draw };

// It ends with the server, not before: a signal to both must not interrupt a job that the server still waits
// for.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit());

process.on("message", async ([name, job]) => {
  try {
    // @ts-expect-error The caller matches each job with its name.
    process.send?.({ result: await jobs[name](job) });
  } catch (error) {
    process.send?.({ failure: String(error) });
  }
});

/** @param {Jobs["shrink"]["job"]} job */
async function shrink({ bytes, maxSide, resize, background, quality }) {
  const image = sharp(bytes, { limitInputPixels: maxSide ** 2, failOn: "error" });
  const { width, height } = await image.metadata();
  if (width > maxSide || height > maxSide) throw new Error("The picture is too large.");
  const smaller = image.rotate().resize(resize);
  if (background) smaller.flatten({ background });
  const { data, info } = await smaller.webp({ quality }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @param {Jobs["draw"]["job"]} job */
async function draw({ frame, texts }) {
  return { data: await sharp(Buffer.from(frame)).composite(texts).png({ palette: true }).toBuffer() };
}
