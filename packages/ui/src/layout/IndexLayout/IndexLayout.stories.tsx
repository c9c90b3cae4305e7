import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Screen } from '../story-screen.tsx'
import { IndexLayout } from './IndexLayout.tsx'

const meta = {
  component: IndexLayout,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          '资讯、供求、商城等栏目首页：1440 px，可用左中右三列。普通列表与详情用 DefaultLayout；不要再套一层 PageBody。',
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    breadcrumb: <Breadcrumb items={[{ label: '首页', href: '#home' }, { label: '供求' }]} />,
    head: <h1>供求大厅</h1>,
    side: (
      <Section title="筛选">
        <Skeleton shape="text" count={6} />
      </Section>
    ),
    aside: (
      <Section title="热门型号">
        <Skeleton shape="text" count={4} />
      </Section>
    ),
    children: (
      <Section title="最新需求">
        <Skeleton shape="table" count={8} />
      </Section>
    ),
  },
  render: (args) => (
    <Screen>
      <IndexLayout {...args} />
    </Screen>
  ),
} satisfies Meta<typeof IndexLayout>

export default meta
type Story = StoryObj<typeof meta>

/** 1440 px of content at the most, one main part. */
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
