// Theme, density and the company's colours before the first paint. Storage may be blocked; then the system decides.
(() => {
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
})();
