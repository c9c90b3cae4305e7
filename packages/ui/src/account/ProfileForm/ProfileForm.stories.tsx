import type { UserDetail } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DraftBar } from '../../primitives/DraftBar/DraftBar.tsx'
import { ProfileForm } from './ProfileForm.tsx'

const user: UserDetail = {
  id: 8,
  avatar: '',
  nickName: '林工',
  mobile: '+86-138****1278',
  hasPassword: true,
  email: 'lin@example.com',
  sex: 'secret',
  company: '深圳市板石电子有限公司',
  position: '硬件工程师',
  industry: '工业控制',
  province: '广东',
  city: '深圳',
  intro: '做 24 V 工业电源，常用 TPS5430 与 STM32F103。',
  isHistoryPaused: false,
  favourCount: 128,
  createTime: '2024-03-02 10:00:00',
}

const meta = {
  component: ProfileForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：个人改自己的资料，放在页面或抽屉里。只交出改过的字段；服务器的话写在字段下面。草稿由外面存：initial 给回上次写的，onChange 告诉每次改动，draft 放 DraftBar。不要用来改手机、密码，那是 BindDialog 与 PasswordForm。',
      },
    },
  },
  args: {
    user,
    save: fn(async () => undefined),
    uploadAvatar: fn(async () => ({ url: '/avatar.png', name: 'a.png', size: 1, fileType: 'png', key: 'a' })),
    isNameFree: fn(async (name: string) => name !== '电源老王'),
    onChange: fn(),
  },
} satisfies Meta<typeof ProfileForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function rename({ canvas, userEvent }: Play, name: string) {
  await userEvent.clear(canvas.getByLabelText(/^昵称/))
  await userEvent.type(canvas.getByLabelText(/^昵称/), name)
  await userEvent.tab()
}

/** Only what was changed is handed in. */
export const Default: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await rename(play, '深圳林工')
    await userEvent.click(canvas.getByRole('radio', { name: '男' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ nickName: '深圳林工', sex: 'male' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.save).toHaveBeenCalledWith({ nickName: '深圳林工', sex: 'male' })
    await expect(await canvas.findByText('资料已保存')).toBeVisible()
  },
}
export const Taken: Story = {
  play: async (play) => {
    await rename(play, '电源老王')
    await expect(await play.canvas.findByText('这个昵称已有人使用')).toBeVisible()
    await play.userEvent.click(play.canvas.getByRole('button', { name: '保存' }))
    await expect(play.args.save).not.toHaveBeenCalled()
  },
}

/** The server's word stands under its field, and goes when the field is typed in. */
export const Refused: Story = {
  args: {
    save: fn(async () => {
      throw Object.assign(new Error('资料未保存'), { fields: [{ field: 'company', message: '公司名称含有禁用的词' }] })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('公司'), '分公司{Enter}')
    await expect((await canvas.findAllByText('公司名称含有禁用的词')).length).toBe(2)
    await expect(canvas.getByLabelText('公司')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('公司'), '甲')
    await expect(canvas.queryByText('公司名称含有禁用的词')).toBeNull()
  },
}
export const Busy: Story = {
  args: { save: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('城市'), '市{Enter}{Enter}')
    await expect(args.save).toHaveBeenCalledOnce()
  },
}

const drafted: Story = {
  args: {
    draft: (
      <DraftBar
        state="restored"
        savedAt="2026-11-20 11:40:00"
        now={new Date('2026-11-20T12:00:00+08:00')}
        onDiscard={fn()}
      />
    ),
  },
}
export const Picture: Story = drafted
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { ...drafted, globals: { viewport: { value: 'phone' } } }
