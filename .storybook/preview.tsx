import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { GlobalStyle, type Density, type ThemeChoice } from '@xinpu/ui/theme'
import { I18nProvider } from 'react-aria-components'
import { DocsPage } from './DocsPage.tsx'
import { DocsGround, WindowGround } from './grounds.tsx'
import { look } from './look.ts'
import { globalTypes, initialGlobals } from './toolbar.ts'
import { windows } from './windows.ts'

/** Only stories that call the product pay for the product: its contract and its worker come with the first of them. */
const network: Loader = async (context) => {
  if (context.parameters['network']) await (await import('./network.ts')).answer(context)
  return {}
}

const ground: Decorator = (Story, { args, argTypes, globals, parameters, viewMode }) => {
  const theme = (parameters['theme'] ?? globals['theme']) as ThemeChoice
  const density = globals['density'] as Density
  const Ground = viewMode === 'docs' ? DocsGround : WindowGround
  // A table that has a density of its own is told.
  const own = 'density' in argTypes && args['density'] === undefined ? { args: { ...args, density } } : undefined

  return (
    <I18nProvider locale="zh-CN">
      <GlobalStyle />
      <Ground
        theme={theme}
        density={density}
        zoom={Number(globals['zoom'])}
        padding={parameters['layout'] === 'fullscreen' ? '0' : '16px'}
      >
        <Story {...own} />
      </Ground>
    </I18nProvider>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: DocsPage, theme: look, codePanel: true, source: { language: 'tsx', excludeDecorators: true } },
    // Code to copy: what a story lends is yours to write.
    jsx: { functionValue: () => '() => {}' },
    // What React Aria tells screen readers stands outside every landmark, for a moment.
    a11y: {
      test: 'error',
      options: { preload: false, resultTypes: ['violations'] },
      context: { exclude: ['[data-live-announcer]'] },
    },
    viewport: { options: windows },
    // The page around a story has our own canvas.
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          '芯谱',
          '基础',
          [
            '颜色 Colour',
            '字 Type',
            '间距与形 Space and shape',
            '动效 Motion',
            '图标 Icons',
            '文字与数字 Words and figures',
            '键盘与无障碍 Keyboard and access',
            '适应 Adapting',
          ],
          'primitives',
          'frame',
          'account',
          'search',
          'datasheet',
          'brand',
          '*',
          'layout',
          '试验台',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  loaders: [network],
  decorators: [ground],
}
export default preview
