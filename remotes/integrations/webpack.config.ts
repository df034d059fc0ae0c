import { type BuildMode, defineRemote } from '@console/build';
import area from './src/area';

export default (mode: BuildMode) => defineRemote(import.meta.dirname, area, mode);
