// Theme and density before the first paint. Storage may be blocked; then the system decides.
(() => {
  const root = document.documentElement.dataset;
  let theme, density;
  try {
    theme = localStorage.getItem('console-theme');
    density = localStorage.getItem('console-density');
  } catch {}
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.theme = dark ? 'dark' : 'light';
  root.density = density === 'compact' ? 'compact' : 'comfortable';
})();
