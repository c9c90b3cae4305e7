import type { Meta, StoryObj } from '@storybook/react-vite'
import { decodeQR } from 'qr/decode.js'
import { expect } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { QrImage } from './QrImage.tsx'

const meta = {
  component: QrImage,
  args: { value: 'https://www.example.com/part/TPS5430DDAR', label: '用手机打开这一页' },
  parameters: {
    docs: {
      description: {
        component:
          '在本机画出的二维码，内容不会发给别人；两种主题里都是白纸黑码。用于付款、手机打开本页和下载客户端。必须写 label 说明扫码会发生什么，并用 instead 给不能扫码的人另一条路。不要放会过期的内容而不说明期限，登录用 QrLoginPanel。',
      },
    },
  },
} satisfies Meta<typeof QrImage>

export default meta
type Story = StoryObj<typeof meta>

/** What a camera would read in it. */
async function read(code: SVGSVGElement): Promise<string> {
  const side = 400
  const picture = new Image()
  const copy = code.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await picture.decode()
  const pen = Object.assign(document.createElement('canvas'), { width: side, height: side }).getContext('2d')!
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, side, side)
  pen.drawImage(picture, 0, 0, side, side)
  return decodeQR(pen.getImageData(0, 0, side, side))
}

/** A camera reads back what was put in. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('img', { name: '二维码：用手机打开这一页' })
    await expect(await read(code as unknown as SVGSVGElement)).toBe(args.value)
  },
}

export const WithAnotherWay: Story = { args: { instead: <Link href="#open">在这里打开</Link> } }
export const Chinese: Story = { args: { value: '芯谱收银台 订单 202611200012' } }

/** More than a code can hold. */
export const TooLong: Story = {
  args: { value: '长'.repeat(2000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('内容太长，不能显示为二维码')).toBeVisible()
  },
}

export const Narrow: Story = {
  args: { size: 'lg', label: '打开微信，点击右上角的加号，选择扫一扫，对准二维码即可付款' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48, alignItems: 'start' }}>
      <QrImage value="https://www.example.com/app" label="下载客户端" size="sm" />
      <QrImage
        value="weixin://wxpay/bizpayurl?pr=NwY5Mz9&groupid=00"
        label="用微信扫码付款"
        instead={<Link href="#bank">改用银行转账</Link>}
      />
      <QrImage value="https://www.example.com/part/TPS5430DDAR" label="用手机打开这一页" size="lg" />
      <QrImage value={'长'.repeat(2000)} label="用手机打开这一页" />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
