import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERSONAS } from '@console/sandbox/personas';
import { type Child, startChild } from '../machine/child';
import { installDebianPackages, onPath } from '../machine/debian';
import { runFolder } from '../machine/root';

const PORTAL = '/usr/share/lemonldap-ng/portal';
const isInstalled = () => existsSync(PORTAL) && onPath('starman') !== undefined;

/** False where Debian's packages cannot be installed. */
export function hasLemonLdap(): boolean {
  if (!isInstalled())
    installDebianPackages(
      'liblemonldap-ng-portal-perl',
      'lemonldap-ng-fastcgi-server',
      'libcrypt-openssl-bignum-perl',
      'libio-string-perl',
      'libstring-random-perl',
      'starman',
    );
  return isInstalled();
}

/** A demonstration account, with its name as password; the API takes each account for `owner`. */
export const ACCOUNT = 'dwho';

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

interface ClientOptions {
  UserIDAttr?: string;
  AccessTokenJWT?: 0 | 1;
  AdditionalAudiences?: string;
}

/** LemonLDAP::NG, set up as docs/identity-providers.md says, but for `wrong`. */
export async function startLemonLdap(
  issuer: string,
  clientId: string,
  consoleOrigin: string,
  wrong: ClientOptions = {},
): Promise<Child> {
  const { port, hostname } = new URL(issuer);
  const folder = join(runFolder, `lemonldap-${port}`);
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['sessions/lock', 'cache']) mkdirSync(join(folder, name), { recursive: true });
  const options = {
    ClientID: clientId,
    Public: 1,
    RequirePKCE: 1,
    RedirectUris: `${consoleOrigin}/callback`,
    PostLogoutRedirectUris: `${consoleOrigin}/`,
    RefreshToken: 1,
    AccessTokenJWT: 1,
    AccessTokenClaims: 1,
    AccessTokenSignAlg: 'RS256',
    IDTokenSignAlg: 'RS256',
    AdditionalAudiences: 'console-api',
    BypassConsent: 1,
    LogoutBypassConfirm: 1,
    AccessTokenExpiration: 16,
    IDTokenExpiration: 16,
    ...wrong,
  };
  const configuration = {
    cfgNum: 1,
    cfgDate: 1,
    portal: issuer,
    domain: hostname,
    locationRules: { [hostname]: { default: 'accept' } },
    securedCookie: 0,
    key: 'only-for-tests-only-for-tests',
    authentication: 'Demo',
    userDB: 'Same',
    demoExportedVars: { uid: 'uid' },
    macros: { consoleMail: `'${PERSONAS.owner.email}'`, consoleName: `'${PERSONAS.owner.name}'` },
    whatToTrace: 'uid',
    // No page has a captcha, whose module loads ImageMagick.
    captcha: '::Plugins::Status',
    globalStorage: 'Apache::Session::File',
    globalStorageOptions: { Directory: join(folder, 'sessions'), LockDirectory: join(folder, 'sessions/lock') },
    localSessionStorage: 'Cache::FileCache',
    localSessionStorageOptions: { namespace: 'sessions', cache_root: join(folder, 'cache'), default_expires_in: 600 },
    issuerDBOpenIDConnectActivation: 1,
    oidcServicePrivateKeySig: keys.privateKey,
    oidcServicePublicKeySig: keys.publicKey,
    oidcServiceKeyIdSig: 'tests',
    oidcRPMetaDataExportedVars: { console: { email: 'consoleMail', name: 'consoleName' } },
    oidcRPMetaDataOptions: {
      console: Object.fromEntries(
        Object.entries(options).map(([name, value]) => [`oidcRPMetaDataOptions${name}`, value]),
      ),
    },
  };
  writeFileSync(join(folder, 'lmConf-1.json'), JSON.stringify(configuration));
  writeFileSync(
    join(folder, 'lemonldap-ng.ini'),
    `[all]\nlogLevel = warn\nlogger = Lemonldap::NG::Common::Logger::Std\n` +
      `[configuration]\ntype = File\ndirName = ${folder}\nlocalStorage = Cache::FileCache\n` +
      `localStorageOptions = { 'namespace' => 'configuration', 'cache_root' => '${folder}/cache' }\n` +
      `[portal]\nstaticPrefix = /static\ntemplateDir = ${PORTAL}/templates\nlanguages = en\n`,
  );
  writeFileSync(
    join(folder, 'portal.psgi'),
    `use Plack::Builder; use Lemonldap::NG::Portal::Main;\n` +
      `builder { enable 'Static', path => qr{^/static/}, root => '${PORTAL}/htdocs'; ` +
      `enable 'Static', path => qr{^/javascript/}, root => '/usr/share'; Lemonldap::NG::Portal::Main->run({}) };\n`,
  );
  const listen = ['--listen', `127.0.0.1:${port}`, '--workers', '5', '--disable-keepalive', '--preload-app'];
  return await startChild('starman', [...listen, join(folder, 'portal.psgi')], {
    cwd: folder,
    port: Number(port),
    env: { LLNG_DEFAULTCONFFILE: join(folder, 'lemonldap-ng.ini') },
  });
}
