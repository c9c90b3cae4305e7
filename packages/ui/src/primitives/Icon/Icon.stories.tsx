import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { icons, type IconName } from './icons.ts'
import { Icon } from './Icon.tsx'

const meta = {
  component: Icon,
  args: { name: 'download' },
  parameters: {
    docs: {
      description: {
        component:
          '按含义取图标（lucide，线宽 1.5）：name 写“下载”“收藏”等含义，而不是图形的名称。与文字并列时不写 label；单独出现、不在按钮里时必须写 label。按钮里的名称写在按钮上。不要用图标代替看不懂就会出错的文字，不要只靠颜色区分。',
      },
    },
  },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

/** Beside words it says nothing. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** Alone it has a name. */
export const Alone: Story = {
  args: { name: 'lock', label: '登录后可见' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '登录后可见' })).toBeVisible()
  },
}

const names = Object.keys(icons) as IconName[]

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
        <Icon name="search" size="sm" />
        <Icon name="search" />
        <Icon name="search" size="lg" />
      </div>
      <ul style={{ display: 'grid', gap: '16px 12px', gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))' }}>
        {names.map((name) => (
          <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 8, fontSize: 12 }}>
            <Icon name={name} size="lg" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
