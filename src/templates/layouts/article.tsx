export { ArticleLayout as default } from '../shell/article-layout.tsx';
