import { useState } from 'react';
import { FileField } from '../src/files/FileField';
import { PictureField } from '../src/files/PictureField';
import { Avatar, Field } from '../src/ui';
import { Columns } from './Row';

const file = (name: string, size: number) => new File([new Uint8Array(size)], name, { lastModified: size });
const LONG = 'interact-production-certificate-for-fjellheim-pensjon-and-its-subsidiaries-2026-2028.pfx';
const PICTURE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#1f3a34"/><circle cx="560" cy="180" r="80" fill="#f2c879"/><path d="M0 500 260 220 420 380 560 260 800 500Z" fill="#52afbf"/></svg>',
  );

const PHOTO = {
  input: 'Photo file',
  upload: 'Upload photo',
  change: 'Change photo',
  remove: 'Remove photo',
  removed: 'The photo was removed',
  crop: 'Crop photo',
  part: 'Crop area',
  use: 'Use photo',
};

export function Files() {
  const [none, setNone] = useState<File[]>([]);
  const [one, setOne] = useState([file(LONG, 4_120)]);
  const [photo, setPhoto] = useState(PICTURE);
  return (
    <Columns>
      <Field label="Certificate, empty" group hint="A .pfx file with its private key">
        <FileField kinds={['pfx']} value={none} onChange={setNone} maxBytes={100_000} />
      </Field>
      <Field label="Certificate, chosen" group>
        <FileField kinds={['pfx']} value={one} onChange={setOne} />
      </Field>
      <Field label="Stored certificate" group>
        <FileField kinds={['pfx']} value={[]} onChange={setNone} note="Stored · drop a .pfx to replace" />
      </Field>
      <Field label="Certificate, required" group error="Certificate is required">
        <FileField kinds={['pfx']} value={[]} onChange={setNone} />
      </Field>
      <Field label="Photo" group hint="PNG, JPEG, WebP or GIF">
        <PictureField
          value={photo}
          onChange={setPhoto}
          words={PHOTO}
          largest={{ bytes: 550_000, message: 'Maximum file size 500 KB' }}
          placeholder={<Avatar name="Ingrid Haugland" size="large" />}
        />
      </Field>
    </Columns>
  );
}
