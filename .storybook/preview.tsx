import type { Preview } from '@storybook/react-vite'
import { GlobalStyle, token } from '@xinpu/ui/theme'
import { useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import { DocsPage } from './DocsPage.tsx'
import { windows } from './windows.ts'

interface GroundProps {
  theme: string
  padding: string
  children: React.ReactNode
}

/** A story alone in its window: the window has the theme. Vitest's page has no margin of its own, so all have ours. */
function WindowGround({ theme, padding, children }: GroundProps) {
  useLayoutEffect(() => document.documentElement.setAttribute('data-theme', theme), [theme])
  useLayoutEffect(() => void (document.body.style.padding = padding), [padding])
  return children
}

/** A story among others on a page of documents: it brings its theme with it. */
const DocsGround = ({ theme, padding, children }: GroundProps) => (
  <div data-theme={theme} style={{ padding, background: token('color', 'canvas'), color: token('color', 'ink') }}>
    {children}
  </div>
)

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: DocsPage },
    // What React Aria tells screen readers stands outside every landmark, for a moment.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    viewport: { options: windows },
    // The page around a story has our own canvas.
    backgrounds: { disable: true },
    options: {
      storySort: { order: ['芯谱', 'theme', 'primitives', 'frame', 'search', 'datasheet', 'brand', 'layout'] },
    },
  },
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: { title: '主题', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const theme = String(parameters['theme'] ?? globals['theme'])
      const Ground = viewMode === 'docs' ? DocsGround : WindowGround
      return (
        <I18nProvider locale="zh-CN">
          <GlobalStyle />
          <Ground theme={theme} padding={parameters['layout'] === 'fullscreen' ? '0' : '16px'}>
            <Story />
          </Ground>
        </I18nProvider>
      )
    },
  ],
}
export default preview
