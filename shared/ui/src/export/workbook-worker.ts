import { serveWriter } from './file-writer';
import { workbookWriter } from './workbook-writer';

serveWriter(workbookWriter());
