import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { jobs, now } from '../story-data.ts'
import { JobList } from './JobList.tsx'

const meta = {
  component: JobList,
  parameters: {
    docs: {
      description: {
        component:
          '用途：职位列表。所有行的月薪画在同一把尺上，一眼看出高低；竖线是同城同类的中位数，铜色的够得上期望。投递过的行显示进度，不再给“投递”。',
      },
    },
  },
  args: {
    jobs,
    now,
    wished: 28_000,
    hrefOf: ({ id }) => `#${id}`,
    actionOf: ({ title }) => (
      <Button size="sm" aria-label={`投递 ${title}`}>
        投递
      </Button>
    ),
  },
} satisfies Meta<typeof JobList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'FAE（电源与电机）' })).toHaveAttribute('href', '#2')
    await expect(canvas.getByText('35–60 K')).toBeVisible()
    await expect(canvas.getByText('面议')).toBeVisible()
    await expect(canvas.getByText('已查看')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /FAE/ })).toBeNull()
  },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
