import type { Preview } from '@storybook/react-vite'
import { GlobalStyle } from '@xinpu/ui/theme'
import { useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['theme', 'primitives', 'frame', 'search', 'datasheet', 'brand'] } },
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
      useLayoutEffect(() => document.documentElement.setAttribute('data-theme', theme), [theme])
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
