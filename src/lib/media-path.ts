/** The public path of pictures, followed by the id of the file. */
export const mediaPath = '/api/media/';
