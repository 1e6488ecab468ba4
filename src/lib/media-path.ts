/** Where everybody reads a picture: the id of its file follows. */
export const mediaPath = '/api/media/';
