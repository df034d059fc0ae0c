import { csvWriter } from './csv-writer';
import { serveWriter } from './file-writer';

serveWriter(csvWriter());
