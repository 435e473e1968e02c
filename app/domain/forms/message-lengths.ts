/** Longest parts of a message to the shop (EXT-37), in characters. */
export const MESSAGE_LENGTHS = { name: 128, subject: 128, message: 2000 } as const
