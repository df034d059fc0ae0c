import { type Html, html } from './html';

interface Field {
  name: string;
  label: string;
  type?: 'email' | 'password' | 'text';
  autocomplete: string;
  value?: string | undefined;
  hint?: string;
  error?: string | undefined;
  isFocused?: boolean;
}

export function field({ name, label, type = 'text', autocomplete, value = '', hint, error, isFocused }: Field): Html {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" required${isFocused && html` autofocus`}${described !== '' && html` aria-describedby="${described}"`}${error !== undefined && html` aria-invalid="true"`}>
${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
</div>`;
}

export function initials(name: string): string {
  const words = name.split(/\s+/);
  return ((words[0]?.[0] ?? '') + (words.length > 1 ? (words.at(-1)?.[0] ?? '') : '')).toUpperCase();
}
