import type { StorybookConfig } from '@storybook/react-vite'
import { workerFolder } from './msw.ts'
import { pdfjsFolders } from './pdfjs.ts'

const config: StorybookConfig = {
  stories: [
    { directory: '../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: '' },
    { directory: './playground', files: '*.stories.tsx', titlePrefix: '' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  staticDirs: [...pdfjsFolders, workerFolder],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
}
export default config
