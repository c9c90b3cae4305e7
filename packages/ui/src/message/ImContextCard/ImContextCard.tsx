import { formatBytes } from '@xinpu/sdk/format'
import type { ImMsg, ImSession } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './ImContextCard.styles.ts'

export interface ImContextCardProps {
  session: ImSession
  /** What is pinned: a card of the part, post, goods or order. */
  pinned?: React.ReactNode
  /** The page of the company that the other acts for. */
  companyHref?: Href
  /** What was promised: `ImPromises`; left out until it has come. */
  promises?: React.ReactNode
  /** Pictures and files of the lines that are shown, the latest first. */
  files: readonly ImMsg[]
}

/** Beside a talk: what it is about, who the other side is, and the files that went between the two. */
export const ImContextCard = ({ session, pinned, companyHref, promises, files }: ImContextCardProps) => (
  <>
    {pinned && (
      <S.Part>
        <h3>正在谈</h3>
        {pinned}
      </S.Part>
    )}
    <S.Part>
      <h3>对方</h3>
      <p>{session.peer.nickName}</p>
      {session.company ? (
        <p>{companyHref ? <Link href={companyHref}>{session.company}</Link> : session.company}</p>
      ) : (
        <S.Quiet>没有经过认证的企业</S.Quiet>
      )}
    </S.Part>
    {promises && (
      <S.Part>
        <h3>承诺</h3>
        {promises}
      </S.Part>
    )}
    {files.length > 0 && (
      <S.Part>
        <h3>文件</h3>
        <ul>
          {files.map(({ id, content, url = '', size }) => (
            <li key={id}>
              <Link href={url} target="_blank">
                {content}
              </Link>
              {size !== undefined && <S.Quiet>{formatBytes(size)}</S.Quiet>}
            </li>
          ))}
        </ul>
      </S.Part>
    )}
  </>
)
