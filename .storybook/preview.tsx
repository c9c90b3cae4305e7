import type { Preview } from '@storybook/react-vite'
import { GlobalStyle } from '@xinpu/ui/theme'
import { useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import { windows } from './windows.ts'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    // What React Aria tells screen readers stands outside every landmark, for a moment.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    viewport: { options: windows },
    // The page around a story has our own canvas.
    backgrounds: { disable: true },
    options: { storySort: { order: ['芯谱', 'theme', 'primitives', 'frame', 'search', 'datasheet', 'brand', 'layout'] } },
  },
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: { title: '主题', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    function Themed(Story, { globals, parameters }) {
      const theme = String(parameters['theme'] ?? globals['theme'])
      const padding = parameters['layout'] === 'fullscreen' ? '0' : '16px'
      useLayoutEffect(() => document.documentElement.setAttribute('data-theme', theme), [theme])
      // Vitest's page has no margin, Storybook's has one: pictures are of the latter.
      useLayoutEffect(() => void (document.body.style.padding = padding), [padding])
      return (
        <I18nProvider locale="zh-CN">
          <GlobalStyle />
          <Story />
        </I18nProvider>
      )
    },
  ],
}
export default preview
