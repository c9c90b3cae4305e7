import { Button } from '@xinpu/ui/primitives'
import { createRoot } from 'react-dom/client'

createRoot(document.body).render(<Button>询价</Button>)
