import forge from 'node-forge';

/** RSA-SHA256, base64, with the company's .pfx key. */
export function sign(text: string, { certificate = '', certificatePassword = '' }: Record<string, string>): string {
  const container = forge.asn1.fromDer(forge.util.decode64(certificate));
  const pfx = forge.pkcs12.pkcs12FromAsn1(container, certificatePassword);
  const shrouded = pfx.getBags({ bagType: forge.pki.oids.pkcs8ShroudedKeyBag });
  const plain = pfx.getBags({ bagType: forge.pki.oids.keyBag });
  const [bag] = [...Object.values(shrouded), ...Object.values(plain)].flatMap((bags) => bags ?? []);
  if (!bag?.key) return '';
  const digest = forge.md.sha256.create().update(text, 'utf8');
  return forge.util.encode64(bag.key.sign(digest));
}
