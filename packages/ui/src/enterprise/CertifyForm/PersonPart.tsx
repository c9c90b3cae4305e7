import { certifyRules, ruled } from '@xinpu/sdk/rules'
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
      {...ruled(certifyRules, 'authName')}
      value={draft.authName}
      onChange={(authName) => change({ authName })}
      error={errorOf('authName')}
      autoComplete="name"
    />
    <TextField
      {...ruled(certifyRules, 'authMobile')}
      type="tel"
      inputMode="tel"
      value={draft.authMobile}
      onChange={(authMobile) => change({ authMobile })}
      error={errorOf('authMobile')}
      help="中国香港、台湾的号码前加 +852、+886。"
      maxLength={24}
      autoComplete="tel"
    />
    <TextField
      {...ruled(certifyRules, 'position')}
      value={draft.position}
      onChange={(position) => change({ position })}
      error={errorOf('position')}
      autoComplete="organization-title"
    />
    <DocumentUpload
      {...ruled(certifyRules, 'proxyUrl')}
      value={draft.proxyUrl}
      onChange={(proxyUrl) => change({ proxyUrl })}
      onUpload={uploadProxy}
      error={errorOf('proxyUrl')}
      help="认证人不是法定代表人时上传，须盖公章。"
    />
  </>
)
