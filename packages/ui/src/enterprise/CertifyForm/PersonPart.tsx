import { DocumentUpload, type DocumentUploadProps } from '../../primitives/DocumentUpload/DocumentUpload.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { PartProps } from './CertifyForm.tsx'

/** Who applies for the enterprise, and by whose leave. */
export const PersonPart = ({
  certify: { draft, change },
  errorOf,
  uploadProxy,
}: PartProps & { uploadProxy: DocumentUploadProps['onUpload'] }) => (
  <>
    <TextField
      label="认证人姓名"
      name="authName"
      value={draft.authName}
      onChange={(authName) => change({ authName })}
      error={errorOf('authName')}
      maxLength={30}
      autoComplete="name"
      isRequired
    />
    <TextField
      label="认证人手机号码"
      name="authMobile"
      type="tel"
      inputMode="tel"
      value={draft.authMobile}
      onChange={(authMobile) => change({ authMobile })}
      error={errorOf('authMobile')}
      help="中国香港、台湾的号码前加 +852、+886。"
      maxLength={24}
      autoComplete="tel"
      isRequired
    />
    <TextField
      label="职位"
      name="position"
      value={draft.position}
      onChange={(position) => change({ position })}
      error={errorOf('position')}
      maxLength={40}
      autoComplete="organization-title"
    />
    <DocumentUpload
      label="授权委托书"
      name="proxyUrl"
      value={draft.proxyUrl}
      onChange={(proxyUrl) => change({ proxyUrl })}
      onUpload={uploadProxy}
      error={errorOf('proxyUrl')}
      help="认证人不是法定代表人时上传，须盖公章。"
    />
  </>
)
