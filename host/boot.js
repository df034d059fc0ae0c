/*
 * Runs before the first paint and before the stylesheet, so that a file which does not come cannot hold it up. Small,
 * without imports: whatever happens to the host's other files, this one says so. Storage may be blocked.
 */
(() => {
  paintTheme();
  sayIfLate();

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

  /** Past the cache: what is broken there would stay broken for as long as the file may be kept. */
  async function loadAgain() {
    const files = [...document.querySelectorAll('script[src], link[rel=stylesheet], link[rel=preload]')];
    const options = { cache: 'reload', signal: AbortSignal.timeout(3_000) };
    await Promise.allSettled(files.map(({ src, href }) => fetch(src || href, options)));
    location.reload();
  }
})();
