import {product} from 'stand-in:site';

console.info(`This is a stand-in for the loader of ${product}, not the product.`);
