import { Picture } from "@prepfeed/contract/foundation/limits";

const { maxBytes, maxSide, questionSide } = Picture;

/** The size to send: as large as it is stored. Null if it can stay unchanged. */
export function sizeToSend(file: { size: number; width: number; height: number }) {
  const { width, height } = file;
  const longer = Math.max(width, height);
  if (file.size <= maxBytes && longer <= maxSide) return null;
  const scale = Math.min(1, questionSide / longer);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** The file itself, or a smaller copy if it is too large to send, as photos are. Throws if it is not a picture. */
export async function sendablePicture(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const size = sizeToSend({ size: file.size, width: bitmap.width, height: bitmap.height });
    return size ? await drawn(bitmap, size) : file;
  } finally {
    bitmap.close();
  }
}

async function drawn(bitmap: ImageBitmap, { width, height }: { width: number; height: number }) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/jpeg", 0.9),
  );
}
