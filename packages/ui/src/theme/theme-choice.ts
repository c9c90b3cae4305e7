/** 浅色, 深色, 跟随系统. Kept in the cookie `theme` so that the server renders the right one and nothing flashes. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/** The `data-theme` of `<html>`: absent follows the system. */
export const themeAttribute = (choice: ThemeChoice): 'light' | 'dark' | undefined =>
  choice === 'system' ? undefined : choice

export const isThemeChoice = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system'
