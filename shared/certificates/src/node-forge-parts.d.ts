/** The library's ciphers without the rest of it. */
declare module 'node-forge/lib/forge.js' {
  import forge from 'node-forge';

  export default forge;
}
declare module 'node-forge/lib/aes.js';
declare module 'node-forge/lib/des.js';
declare module 'node-forge/lib/rc2.js';
