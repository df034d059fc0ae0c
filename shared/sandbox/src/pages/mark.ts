/** The tab's icon. */
export const markSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2.5 14.5a9.5 9.5 0 1 1 19 0Z" fill="#0b5c6b"/>' +
  '<path d="M4.8 18h14.4M8.5 21.5h7" stroke="#0b5c6b" stroke-width="2" stroke-linecap="round" fill="none"/></svg>';
