import UIKit

/// Networking, which is a part of Foundation on iOS.
func download(_ url: URL) -> URLSessionDataTask {
  URLSession.shared.dataTask(with: URLRequest(url: url)) { data, response, error in
    _ = (response as? HTTPURLResponse)?.statusCode
  }
}
