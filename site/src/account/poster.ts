import type { ShareCode } from '@xinpu/sdk/types'
import { qrPicture } from '@xinpu/ui/qr-image'

const [width, height] = [750, 1100]
const ink = '#17211d'
const face = '"Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif'

/** A picture to show around: the code to scan, and what it leads to. Drawn here, with the fonts of the device. */
export async function posterOf({ url, shareCode }: Pick<ShareCode, 'url' | 'shareCode'>): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('这台设备画不出海报，请复制链接')
  const code = Object.assign(new Image(), { src: qrPicture(url) })
  await code.decode()
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(code, 125, 340, 500, 500)
  pen.fillStyle = ink
  pen.textAlign = 'center'
  for (const { text, size, y } of linesOf(shareCode)) {
    pen.font = `${size > 40 ? '600' : '400'} ${size}px ${face}`
    pen.fillText(text, width / 2, y)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('没有画成海报，请复制链接'))), 'image/png'),
  )
}

const linesOf = (shareCode: string) => [
  { text: '芯谱', size: 96, y: 170 },
  { text: '找器件、读数据手册、比替代料、谈供求', size: 32, y: 250 },
  { text: '扫码注册', size: 44, y: 920 },
  { text: `邀请码 ${shareCode}`, size: 32, y: 990 },
]
