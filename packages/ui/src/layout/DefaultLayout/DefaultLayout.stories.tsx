import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Screen } from '../story-screen.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'

const meta = {
  component: DefaultLayout,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          '大多数页面：1200 px，上有头部，右有工具条，下有页脚。左列放筛选，右列放相关内容，1024 px 以下依次排成一列。首页类用 IndexLayout，资料类用 DatasheetLayout；不要再套一层 PageBody。',
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    breadcrumb: <Breadcrumb items={[{ label: '首页', href: '#home' }, { label: '代理商' }]} />,
    head: <h1>村田 · 代理商</h1>,
    aside: (
      <Section title="相关品牌">
        <Skeleton shape="text" count={4} />
      </Section>
    ),
    children: (
      <Section title="代理商">
        <Skeleton shape="table" count={8} />
      </Section>
    ),
  },
  render: (args) => (
    <Screen>
      <DefaultLayout {...args} />
    </Screen>
  ),
} satisfies Meta<typeof DefaultLayout>

export default meta
type Story = StoryObj<typeof meta>

/** 1200 px of content at the most, one main part. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** The narrowest window there is: nothing is cut. */
export const Least: Story = {
  globals: { viewport: { value: 'least' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
