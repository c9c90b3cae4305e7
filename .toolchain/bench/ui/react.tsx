import { createRoot } from 'react-dom/client'

createRoot(document.body).render(<button type="button">询价</button>)
