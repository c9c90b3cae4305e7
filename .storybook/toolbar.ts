import type { Preview } from '@storybook/react-vite'

type Types = NonNullable<Preview['globalTypes']>
type Icon = 'mirror' | 'listunordered' | 'zoom' | 'globe'

const choice = (name: string, icon: Icon, items: Record<string, string>) => ({
  description: name,
  toolbar: {
    title: name,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title: `${name}：${title}` })),
  },
})

/** What one can change about the world around a story. A story holds one fast by `globals: { network: 'failing' }`. */
export const globalTypes: Types = {
  theme: choice('主题', 'mirror', { light: '浅色', dark: '深色', system: '跟随系统' }),
  density: choice('密度', 'listunordered', { comfortable: '舒适', compact: '紧凑' }),
  zoom: choice('放大', 'zoom', { '100': '100%', '200': '200%' }),
  network: choice('网络', 'globe', { fast: '快', slow: '慢', failing: '断' }),
}

export const initialGlobals = { theme: 'light', density: 'comfortable', zoom: '100', network: 'fast' }
