export { AttachedFiles } from './attached-files.tsx';
export { FilesView } from './files-view.tsx';
