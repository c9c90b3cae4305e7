import type { AgreementVersion } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inWindow } from '../story-data.ts'
import { AgreementVersions } from './AgreementVersions.tsx'

const version = (number: number, more: Partial<AgreementVersion>): AgreementVersion => ({
  id: number,
  kind: 'service',
  number,
  state: 'past',
  beginTime: '2025-08-31T16:00:00.000Z',
  changes: '',
  ...more,
})

const meta = {
  component: AgreementVersions,
  parameters: {
    docs: {
      description: { component: '用途：协议页下面的历次版本，每一版何时有效、改了什么。正在看的那一版不是链接。' },
    },
  },
  args: {
    versions: [
      version(3, { state: 'waiting', beginTime: '2026-12-31T16:00:00.000Z', changes: '新增云盘文件的保存期限。' }),
      version(2, {
        state: 'inForce',
        beginTime: '2026-06-01T02:30:00.000Z',
        endTime: '2026-12-31T16:00:00.000Z',
        changes: '账号一章写明了注销前的 15 天。',
      }),
      version(1, { endTime: '2026-06-01T02:30:00.000Z' }),
    ],
    current: 2,
    hrefOf: ({ number }) => `#version-${number}`,
  },
} satisfies Meta<typeof AgreementVersions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 2 版')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '第 1 版' })).toHaveAttribute('href', '#version-1')
    await expect(canvas.getByText('2025-09-01 至 2026-06-01 10:30 有效')).toBeVisible()
    await expect(canvas.getByText('2027-01-01 起生效')).toBeVisible()
  },
}
export const Narrow: Story = { globals: inWindow('least') }
export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
