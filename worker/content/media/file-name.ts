const fileName = /^[^/]*[^/\s]\.(?:avif|bmp|gif|hei[cf]|ico|jpe?g|png|svg|tiff?|webp)$/i;

/** Whether a text is the name of a picture's file, which the media library puts where nobody has described the picture. */
export function isFileName(text: string): boolean {
  return fileName.test(text.trim());
}

/** Whether browsers show a file as a picture; the rest of what a media library may hold is left to its text. */
export function isShownFile(address: string): boolean {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(address);
}
