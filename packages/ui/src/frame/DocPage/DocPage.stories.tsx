import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { PageBody } from '../../primitives/PageBody/PageBody.tsx'
import { RichText } from '../../primitives/RichText/RichText.tsx'
import { agreementTexts, inWindow } from '../story-data.ts'
import { DocPage } from './DocPage.tsx'

const sections = agreementTexts.flatMap(({ kind, sections: parts }) =>
  parts.map(({ title, html }, index) => ({
    id: `${kind}-${index + 1}`,
    title,
    content: <RichText html={html} topLevel={3} />,
  })),
)

const meta = {
  component: DocPage,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          '从头读到尾的静态文字：关于我们、免责声明、隐私政策。目录、锚点、版本与打印都在里面，正文由外面给。放在 PageBody 里；不要用它做帮助列表或带筛选的页面。',
      },
    },
  },
  globals: inWindow('desktop'),
  args: {
    title: '隐私政策与用户协议',
    edition: '第 1 版，2025-09-01 起生效',
    sections,
    numbering: 'decimal',
    onPrint: fn(),
  },
  decorators: [(Story) => <PageBody>{Story()}</PageBody>],
} satisfies Meta<typeof DocPage>

export default meta
type Story = StoryObj<typeof meta>

/** The contents lead to a part, and follow the eye. */
export const Jumps: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '隐私政策与用户协议' })).toBeVisible()
    const way = (name: string) =>
      canvas.getAllByRole('link', { name: new RegExp(name) }).find((link) => link.checkVisibility())
    await expect(way('账号')).toHaveAttribute('aria-current', 'location')
    await expect(way('您的权利')).toHaveAttribute('href', '#privacy-3')
    // The tests' page has a base of its own: following the link would leave it.
    document.querySelector('#privacy-3')?.scrollIntoView()
    await waitFor(() => expect(way('您的权利')).toHaveAttribute('aria-current', 'location'))
    await userEvent.click(canvas.getByRole('button', { name: '打印' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
    scrollTo({ top: 0 })
  },
}

/** One part needs no contents. */
export const Short: Story = {
  args: { title: '关于我们', sections: sections.slice(0, 1), numbering: 'none', edition: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
}

/** Below 1024 px the contents are folded over the text; what else there is to do takes another line. */
export const Narrow: Story = {
  args: {
    actions: ['联系我们', '免责声明', '隐私政策', '历史版本'].map((name) => (
      <LinkButton key={name} tone="quiet" href="#more">
        {name}
      </LinkButton>
    )),
  },
  globals: inWindow('least'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('目录'))
    await expect(canvas.getByRole('link', { name: /广告/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: inWindow('phone') }
