import { appPlatformLabels } from '@xinpu/sdk/labels'
import type { AppVersion } from '@xinpu/sdk/types'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { QrImage } from '../../primitives/QrImage/QrImage.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import * as S from './AppRelease.styles.ts'

export interface AppReleaseProps {
  release: AppVersion
  /** The present moment. */
  now: Date
}

/** The newest release of the app: its number, what is new, a way to it, and the same to scan. */
export function AppRelease({ release, now }: AppReleaseProps) {
  const { version, platform, downloadUrl, qrCode, forceUpdate, content, createTime } = release
  return (
    <S.Root>
      <S.Words>
        <S.Name>芯谱客户端 {version}</S.Name>
        <S.Facts>
          <span>{appPlatformLabels[platform]}</span>
          <span>
            发布于 <TimeText value={createTime} now={now} />
          </span>
          {forceUpdate && <span>旧版本不再可用</span>}
        </S.Facts>
        {content && <S.News>{content}</S.News>}
        <LinkButton tone="primary" href={downloadUrl}>
          下载
        </LinkButton>
      </S.Words>
      <QrImage value={qrCode} label="用手机扫码下载" />
    </S.Root>
  )
}
