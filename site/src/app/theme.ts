import { themeAttribute, type ThemeChoice } from '@xinpu/ui/theme'

const tenYears = 315_360_000

/** Changes the theme at once, and keeps it in a cookie so that the server renders the next page right. */
export function applyTheme(choice: ThemeChoice): void {
  document.cookie = `theme=${choice}; path=/; max-age=${tenYears}; samesite=lax`
  const attribute = themeAttribute(choice)
  if (attribute) document.documentElement.dataset['theme'] = attribute
  else delete document.documentElement.dataset['theme']
}
