/*
 * Runs before the first paint and before the stylesheet, so that a file which does not come cannot hold it up. Small,
 * without imports: whatever happens to the host's other files, this one says so. Storage may be blocked.
 */
(() => {
  // The number under which the policy has let it and the stylesheet run: for nobody else to read.
  for (const element of document.querySelectorAll('[nonce]')) element.nonce = '';
  paintTheme();
  addEventListener('error', ({ target }) => loadAgainOnce(target), true);
  sayIfLate();
  try {
    if (location.pathname !== '/callback') askEarly(location, told);
    else if (location.search.includes('code=')) askOnceSignedIn();
  } catch {
    // No token, no storage, or a page that tells nothing: the host asks for everything itself.
  }
  // The order of words in lists: the browser reads its tables for the first of these, better while files are on the way.
  globalThis.requestIdleCallback?.(() => new Intl.Collator());

  /** Theme, density and the company's colours. */
  function paintTheme() {
    const root = document.documentElement.dataset;
    // The one that setBranding of @console/ui replaces.
    const branding = new CSSStyleSheet();
    document.adoptedStyleSheets = [branding];
    let theme, density;
    try {
      theme = localStorage.getItem('console-theme');
      density = localStorage.getItem('console-density');
      branding.replaceSync(localStorage.getItem('console-branding') ?? '');
    } catch {}
    const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.theme = dark ? 'dark' : 'light';
    root.density = density === 'compact' ? 'compact' : 'comfortable';
  }

  /** Words and a button when the host has not drawn anything after eight seconds, or without its stylesheet (Q37). */
  function sayIfLate() {
    setTimeout(() => {
      const late = document.getElementById('late');
      if (!late) return;
      // One that hangs keeps the browser from painting, and from running what the page defers.
      for (const link of document.querySelectorAll('link[rel=stylesheet]')) if (!link.sheet) link.remove();
      late.querySelector('button').addEventListener('click', loadAgain);
      const show = () => {
        late.hidden = hasStarted();
      };
      show();
      new MutationObserver(show).observe(document.getElementById('root'), { childList: true });
    }, 8_000);
  }

  function hasStarted() {
    // The last rule of the stylesheet sets it.
    const isStyled = getComputedStyle(document.documentElement).getPropertyValue('--is-styled') !== '';
    return isStyled && !document.querySelector('#root > .frame');
  }

  /** One of the page's own files has not arrived, or is not what was published: by itself once, and then when pressed. */
  function loadAgainOnce(target) {
    if (!target.matches?.('script[defer], link[rel=stylesheet]')) return;
    try {
      const now = Date.now();
      const last = sessionStorage.getItem('console.loaded-again');
      sessionStorage.setItem('console.loaded-again', now);
      if (!(now - last < 60_000)) void loadAgain();
    } catch {
      // Without storage nothing would end it.
    }
  }

  /** Past the cache: what is broken there would stay broken for as long as the file may be kept. */
  async function loadAgain() {
    const files = [...document.querySelectorAll('script[src], link[rel=stylesheet], link[rel=preload]')];
    const options = { cache: 'reload', signal: AbortSignal.timeout(5_000) };
    await Promise.allSettled(files.map(({ src, href }) => fetch(src || href, options)));
    location.reload();
  }

  /**
   * For a person whose token lies in this tab: asks now for what the host will ask for once it runs. Nothing is decided
   * here. The host asks by its own rules, and takes an answer only if it would have asked the very same (@console/http).
   */
  function askEarly({ pathname, search }, read) {
    const { accessToken, issuedAt, expiresAt, customerInactive } = JSON.parse(
      sessionStorage.getItem('console.session'),
    );
    const now = Date.now();
    // As the session does: a token that is not sure to be alive is renewed before it is used.
    const isAlive = issuedAt <= now + 30_000 && expiresAt - 10_000 > now;
    const hasOverrides = search.includes('area.') || localStorage.getItem('console.area-overrides');
    if (!isAlive || hasOverrides) return;

    const config = read('config');
    const authorization = `Bearer ${accessToken}`;
    const early = new Map();
    const EARLY = Symbol.for('console.early');
    globalThis[EARLY] = early;
    setTimeout(() => delete globalThis[EARLY], 15_000);
    /** `main/api/MyUser`: a base of the platform, and a path below it. Not what the host has asked for by now. */
    const ask = (address) => {
      const [, base, path] = /^(\w+)\/(.*)$/.exec(address);
      const { href } = new URL(`${config.api[base].replace(/\/+$/, '')}/${path}`);
      // The session has ended, or too much time has passed.
      if (early.has(href) || globalThis[EARLY] !== early) return;
      const answer = fetch(href, {
        headers: { accept: 'application/json', authorization },
        redirect: 'error',
        credentials: 'omit',
        cache: 'no-store',
      });
      answer.catch(() => {});
      early.set(href, { answer, authorization });
      return answer;
    };
    const [rights, , person] = ['main/api/CustomerUser/AllProductFeatures', 'main/api/Customer', 'main/api/MyUser'].map(
      ask,
    );
    if (customerInactive) return;
    // The host takes them out of the page, and may run before the answers are there.
    const [registry, host] = ['registry', 'host'].map(read);
    const found = pageAt(pathname, registry.areas, host);
    if (!found) return;
    // What its area consists of, while the platform says whether the person may open it.
    const { baseUrl, integrity } = found;
    const listing = fetch(`${baseUrl}area.json`, { integrity }).then((answer) => answer.json());
    listing.catch(() => {});
    const answers = Promise.all([rights, person].map(async (answer) => (await answer).clone().json()));
    const asked = answers
      .then(([access, { customerIds }]) => {
        if (customerIds.length > 0 && mayOpen(found.requires, access, config))
          return preloadPage(found, pathname, listing, host, ask);
      })
      .catch(() => {});
    // How far it has come, for src/after-asking.ts.
    Object.assign(early, { answered: answers.catch(() => {}), asked });
  }

  /**
   * A person comes back from the provider and has no token yet. The session has this done as soon as they have one, for the
   * page that they go to (@console/http). By then the host has taken the documents out of the page.
   */
  function askOnceSignedIn() {
    const documents = Object.fromEntries(['config', 'registry', 'host'].map((name) => [name, told(name)]));
    globalThis[Symbol.for('console.askEarly')] = (path) =>
      askEarly(new URL(path, location.origin), (name) => documents[name]);
    // Where the provider redeems the code: read while the host is on its way.
    const href = `${documents.config.authority.replace(/\/+$/, '')}/.well-known/openid-configuration`;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }),
    );
  }

  /**
   * Whether the platform's answer opens a page to somebody who has an active company. Narrower than the gate of
   * @console/contract, which decides: a requirement that is not named here opens nothing.
   */
  function mayOpen({ feature, usage, staff, customer: _hasCompany, switch: on, ...other } = {}, access, config) {
    const main = access.customerUserAccess.productFeatureAccessSelections.find(
      ({ productCode }) => productCode === config.mainProductCode,
    );
    const has = (code) => main?.featureSelections.some((one) => one.featureCode === code && one.hasAccess);
    return (
      Object.keys(other).length === 0 &&
      (!feature || has(config.featureCodes[feature])) &&
      (!usage || main?.usageFeature.hasAccess) &&
      (!staff || access.isSppUser) &&
      (!on || config.features[on] === true)
    );
  }

  /** A document that the web server has put into the page. */
  function told(name) {
    return JSON.parse(document.getElementById(name).textContent);
  }

  /** The page at an address, with the area that has it, if the host alone need not decide about that. */
  function pageAt(pathname, areas, host) {
    const here = pathname.toLowerCase().replace(/\/$/, '').split('/');
    const found = Object.values(areas)
      .flatMap(({ paths, current, canary }) => {
        // Who gets a canary, and what comes from elsewhere, the host decides.
        if (canary || !/^\/[^/]/.test(current.baseUrl)) return [];
        return Object.entries(current.manifest.pages)
          .filter(([, { path }]) => isAt(here, path) && paths.some((prefix) => `${path}/`.startsWith(`${prefix}/`)))
          .map(([key, { path, requires }]) => ({ key, requires, params: path.split(':').length, ...current }));
      })
      .sort((one, other) => one.params - other.params)[0];
    return found && fits(found.manifest, host) ? found : undefined;
  }

  /** What a page that the person may open reads first, and its code. */
  async function preloadPage({ key: page, baseUrl }, pathname, listing, host, ask) {
    const manifest = await listing;
    if (!fits(manifest, host)) return;
    const files = new Set(manifest.preload);
    const addresses = [];
    for (let key = page; key; key = manifest.pages[key].parent) {
      for (const file of manifest.chunks[key]) files.add(file);
      addresses.push(...(manifest.data?.[key] ?? []));
    }
    if ([...files].some((file) => !manifest.files[file])) return;
    const params = paramsOf(manifest.pages[page].path, pathname);
    for (const address of addresses) ask(address.replace(/:(\w+)/g, (_, name) => params[name]));
    for (const file of files) {
      const link = document.createElement('link');
      const href = new URL(baseUrl + file, location.href).href;
      Object.assign(link, {
        rel: 'preload',
        as: 'script',
        crossOrigin: 'anonymous',
        integrity: manifest.files[file],
        href,
      });
      // The browser would reuse the failed response.
      link.addEventListener('error', () => link.remove());
      document.head.append(link);
    }
  }

  /** Without a regular expression: one for each page of the console took longer than all else here. */
  function isAt(here, path) {
    const parts = path.toLowerCase().split('/');
    return (
      parts.length === here.length && parts.every((part, at) => part === here[at] || (part[0] === ':' && here[at]))
    );
  }

  /** The parameters of the page's path as they stand in an address, written as the page writes them. */
  function paramsOf(path, pathname) {
    const here = pathname.split('/');
    const parts = path.split('/').map((part, at) => [part.slice(1), encodeURIComponent(decodeURIComponent(here[at]))]);
    return Object.fromEntries(parts);
  }

  /** Narrower than what the host accepts: only the versions that it has, and exports that it is known to have. */
  function fits({ contract, builtAgainst, uses = {} }, host) {
    const has = (name, used) => used.split(' ').every((one) => host.exports[name]?.split(' ').includes(one));
    return (
      contract === host.contract &&
      Object.entries(builtAgainst).every(([name, version]) => host.offers[name] === version) &&
      Object.entries(uses).every(([name, used]) => has(name, used))
    );
  }
})();
