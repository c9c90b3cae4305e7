import { create } from 'storybook/theming'
import { color, font, radius } from '../packages/ui/src/theme/tokens.ts'

const light = <Name extends keyof typeof color>(name: Name) => color[name][0]

/** How the catalogue itself looks: the frame around stories, and its pages of documents. */
export const look = create({
  base: 'light',
  brandTitle: '芯谱 组件',
  brandUrl: './',
  appBg: light('canvas'),
  appBorderColor: light('line'),
  appBorderRadius: Number.parseInt(radius.card, 10),
  colorPrimary: light('accent'),
  colorSecondary: light('link'),
  fontBase: font.han,
  fontCode: font.mono,
  textColor: light('ink'),
  textMutedColor: light('inkQuiet'),
})
