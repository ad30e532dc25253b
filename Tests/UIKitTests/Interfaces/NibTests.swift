import Testing
import UIKit

@MainActor @Suite(.serialized) struct NibTests {
  @Test func `controls have what their elements say`() throws {
    let objects = InterfaceText.objects(
      """
      <switch on="YES" id="a"/>
      <slider minValue="1" maxValue="5" value="3" id="b"/>
      <segmentedControl selectedSegmentIndex="1" id="c"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
      <progressView progress="0.25" id="d"/>
      <textField placeholder="Name" borderStyle="roundedRect" textAlignment="center" id="e"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      """)
    #expect((objects[0] as? UISwitch)?.isOn == true)
    #expect((objects[1] as? UISlider)?.value == 3)
    #expect((objects[2] as? UISegmentedControl)?.selectedSegmentIndex == 1)
    #expect((objects[2] as? UISegmentedControl)?.numberOfSegments == 2)
    #expect((objects[3] as? UIProgressView)?.progress == 0.25)
    let field = try #require(objects[4] as? UITextField)
    #expect(
      (field.placeholder, field.borderStyle, field.textAlignment) == ("Name", .roundedRect, .center)
    )
    #expect(field.isSecureTextEntry)
  }

  @Test func `views have frames, masks, modes and looks`() throws {
    let view = try #require(
      InterfaceText.objects(
        """
        <view contentMode="scaleAspectFit" alpha="0.5" tag="7" hidden="YES" clipsSubviews="YES" id="a">
        <rect key="frame" x="1" y="2" width="30" height="40"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/>
        <color key="backgroundColor" white="0.25" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        <color key="tintColor" systemColor="systemRedColor"/>
        </view>
        """
      ).first as? UIView)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.autoresizingMask == [.flexibleRightMargin, .flexibleHeight])
    #expect((view.contentMode, view.alpha, view.tag) == (.scaleAspectFit, 0.5, 7))
    #expect((view.isHidden, view.clipsToBounds) == (true, true))
    #expect(view.backgroundColor == UIColor(white: 0.25, alpha: 1))
    #expect(view.tintColor == .systemRed)
  }

  @Test func `stacks arrange what is inside, and variations choose by size class`() throws {
    let stack = try #require(
      InterfaceText.objects(
        """
        <stackView axis="vertical" spacing="8" alignment="center" distribution="fillEqually" id="a">
        <subviews><label text="one" id="b"><variation key="widthClass=compact" text="narrow"/></label>
        <label text="two" id="c"><variation key="widthClass=regular" text="wide"/></label></subviews>
        </stackView>
        """
      ).first as? UIStackView)
    #expect((stack.axis, stack.spacing) == (.vertical, 8))
    #expect((stack.alignment, stack.distribution) == (.center, .fillEqually))
    #expect(stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["narrow", "two"])
  }

  @Test func `a table makes cells of a nib and of its prototypes`() throws {
    let table = try #require(
      InterfaceText.objects(
        """
        <tableView style="grouped" rowHeight="60" separatorStyle="none" id="t">
        <rect key="frame" x="0" y="0" width="320" height="400"/>
        <prototypes><tableViewCell style="IBUITableViewCellStyleDefault" accessoryType="checkmark" reuseIdentifier="proto" textLabel="p2" id="p">
        <tableViewCellContentView key="contentView" id="p1"><subviews><label text="Title" id="p2"/></subviews></tableViewCellContentView>
        </tableViewCell></prototypes></tableView>
        """
      ).first as? UITableView)
    #expect((table.style, table.rowHeight, table.separatorStyle) == (.grouped, 60, .none))
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "proto"))
    #expect((cell.textLabel?.text, cell.accessoryType) == ("Title", .checkmark))
    #expect(table.dequeueReusableCell(withIdentifier: "proto") !== cell)
    AppInterfaces.register(
      nib: "Row", path: "App/Row.xib",
      xml: InterfaceText.nib(
        """
        <tableViewCell reuseIdentifier="row" id="r"><tableViewCellContentView key="contentView" id="r1">
        <subviews><switch on="YES" id="r2"/></subviews></tableViewCellContentView></tableViewCell>
        """))
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    let row = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    #expect(row.contentView.subviews.first is UISwitch)
  }

  @Test func `a controller loads its view from the nib of its name`() {
    AppInterfaces.register(
      nib: "Nibbed", path: "App/Nibbed.xib",
      xml: InterfaceText.nib("<view tag=\"9\" id=\"v\"/>").replacingOccurrences(
        of: "id=\"-1\" userLabel=\"File's Owner\"/>",
        with:
          "id=\"-1\"><connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections></placeholder>"
      ))
    #expect(UIViewController(nibName: "Nibbed", bundle: nil).view.tag == 9)
  }
}
