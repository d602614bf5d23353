/** The gallery keeps its prepared dependencies apart from those of the console's own development server. */
export default { cacheDir: '../../node_modules/.vite-gallery', resolve: { dedupe: ['react', 'react-dom', 'ra-core'] } };
