import { render } from 'preact';
import { dressPage } from '../app/settings.ts';
import { PartsPage } from './PartsPage.tsx';
import '../ui/css/tokens.css';
import '../ui/css/paper.css';
import '../ui/css/controls.css';
import '../ui/css/screen.css';

dressPage();
const page = document.getElementById('app');
if (page) render(<PartsPage />, page);
