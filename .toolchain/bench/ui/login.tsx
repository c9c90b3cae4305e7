import { LoginDialog } from '@xinpu/ui/login-dialog'
import { GlobalStyle } from '@xinpu/ui/theme'
import { createRoot } from 'react-dom/client'

const nothing = () => {}

createRoot(document.body).render(
  <>
    <GlobalStyle />
    <LoginDialog
      isOpen
      onOpenChange={nothing}
      sendCode={async () => ({})}
      loginByCode={async () => {}}
      loginByPassword={async () => {}}
      onOpenAgreement={nothing}
      places={{ register: '/register', forgotten: '/forgetPwd' }}
    />
  </>,
)
